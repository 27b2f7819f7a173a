Program.touchstone.main()
