import { Hold } from '../hold/Hold';
import { Register } from '../register/Register';

/** The chunk that loads with the first use: who reserves, and the hold of the chosen car. */
export { Hold, Register };
