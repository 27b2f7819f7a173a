// Makes QR codes and their pictures.
