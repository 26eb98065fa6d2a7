/** The code shared by all islands; the loader fetches it in parallel with the first island's file. */
import './host';
