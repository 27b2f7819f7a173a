// Class and sequence diagrams of the catalogue.
