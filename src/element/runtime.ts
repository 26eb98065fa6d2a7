/** What every island stands on; the loader fetches it beside the first one's file. */
import './host';
