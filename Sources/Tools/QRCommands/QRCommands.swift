// touchstone qr
