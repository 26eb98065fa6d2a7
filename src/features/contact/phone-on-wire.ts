import { wirePhone } from '../../domain/phone';
import { country } from '../../page/core/metadata';

/** Returns a phone as every service gets it: area code and number of the page's country, digits only. */
export const phoneOnWire = (typed = ''): string => wirePhone(typed, country() ?? 'BR');
