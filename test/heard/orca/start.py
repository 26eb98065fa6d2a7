"""Starts Orca beside others of the same user: its own command ends them, or itself. Its argument is the folder of its settings."""
import sys

from orca import orca

manager = orca.getSettingsManager()
manager.activate(sys.argv[1], {})
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
