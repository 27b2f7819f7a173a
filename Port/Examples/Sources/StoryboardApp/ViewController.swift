import UIKit

class ViewController: UIViewController {
    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet var addButton: UIButton!
    private var count = 0 {
        didSet { countLabel.text = "\(count)" }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        count = 0
    }

    @IBAction func add(_ sender: Any) {
        count += 1
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showDetail", let detail = segue.destination as? DetailViewController {
            detail.count = count
        }
    }
}

class DetailViewController: UIViewController {
    @IBOutlet weak var label: UILabel!
    var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Count: \(count)"
    }
}
