/** The card wallet and its contracts (spec services#payments). */
import { array, boolean, looseObject, optional, string } from 'valibot';
import { card, cardInput, contract, newCard } from './entities/card';
import { unread } from './entities/fields';
import { sentAsRead } from './entities/whole';
import { DELETE, GET, PATCH, POST, PUT } from './http/call';

const BASE = 'payment-security';
const auth = 'bearer';

export const removeInstrument = DELETE('PIN-01', BASE, '/v1/{cardId}', { auth });
export const listInstruments = GET('PIN-02', BASE, '/v2', { auth, returns: array(card) });
/** The token for adding a card; expiresAt: ISO date and time. */
export const getOneTimeToken = GET('PIN-03', BASE, '/v2/one-time-token', {
  auth,
  returns: looseObject({ token: string(), expiresAt: string() }),
});
export const addInstrument = POST('PIN-04', BASE, '/v2', { auth, body: cardInput, returns: newCard });
/** Makes a card the favorite instead of the previous one. */
export const makeFavoriteInstrument = PATCH('PIN-05', BASE, '/v2/{id}', { auth, returns: unread(card) });

export const listCards = GET('CRD-01', BASE, '/card-management', { auth, returns: array(card) });
export const addCard = POST('CRD-02', BASE, '/card-management', { auth, body: cardInput, returns: newCard });
/** The card as it was read, with what has changed: the service may replace it. */
export const updateCard = PUT('CRD-03', BASE, '/card-management/{cardId}', {
  auth,
  body: looseObject({
    holderName: sentAsRead(optional(string())),
    dueDate: sentAsRead(optional(string())),
    favorite: sentAsRead(optional(boolean())),
  }),
  returns: card,
});
export const removeCard = DELETE('CRD-04', BASE, '/card-management/{cardId}', { auth });
export const listContracts = GET('CRD-05', BASE, '/contracts', { auth, returns: array(contract) });
/** Changes the card that pays a contract; the contract goes back as it was read. */
export const updateContract = PUT('CRD-06', BASE, '/contracts', {
  auth,
  body: looseObject({ id: string(), cardId: string() }),
  returns: contract,
});
