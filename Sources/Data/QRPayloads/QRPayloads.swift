// What QR codes say: addresses, networks, people, places, messages, events.
