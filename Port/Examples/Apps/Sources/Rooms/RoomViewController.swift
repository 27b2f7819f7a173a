import UIKit

/// The help of the storyboard's page, an object of the file that is no view.
class Caretaker: NSObject {
    @IBOutlet weak var sign: UILabel!
    private(set) var visits = 0

    @IBAction func knock(_ sender: UIButton) {
        visits += 1
        sign.text = "Visits: \(visits)"
    }
}

class RoomViewController: UIViewController {
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var hint: UILabel!
    @IBOutlet var card: UIStackView!
    @IBOutlet var bell: UIButton!
    @IBOutlet var caretaker: Caretaker!
    @IBOutlet var narrow: NSLayoutConstraint!
    @IBOutlet var wide: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        NSLog("%@ loaded, %d rooms", self, 3)
    }
}
