/**
 * The documents of a user's order, in a file without the other calls of users and of rental: what a first view loads of
 * the account has nothing of it, and the widget that sends them bundles no offers (spec reservations#documents).
 */
import { array, blob, looseObject, nullish, object, optional, string } from 'valibot';
import { list, text } from './entities/fields';
import { wantedDocument } from './entities/timeline';
import { GET, POST } from './http/call';

/**
 * A reservation with its document. Ours: with reservation_id, a document of that reservation, one of DOCUMENT_TYPES; its
 * files were sent to the private files before, and uploads has their ids. Naming the same id twice adds it once. 409 if
 * the reservation takes no documents; 403 with the reason IDENTITY_NOT_VALIDATED if its customer's identity must be
 * validated before.
 */
export const addUserReservation = POST('USR-06', 'user', '/users/{id}/reservations', {
  body: object({
    request: object({
      campaign_id: optional(string()),
      type: optional(string()),
      brand: string(),
      reservation_id: optional(string()),
      document_type: optional(string()),
      uploads: optional(array(string())),
    }),
    file: optional(blob()),
  }),
  wire: { sends: 'multipart' },
  returns: looseObject({
    id: string(),
    userId: text,
    status: text,
    /** The state of the reservation's documents after it. */
    documents: list(wantedDocument),
    /** Not known where it is missing: an empty list says that all were received. */
    missing: nullish(array(string())),
  }),
});

/** proposalCode: a rental proposal, or an order (ours). userId: the customer's, for a seller who asks. */
export const getDocumentsStatus = GET('TML-02', 'rental-offer', '/documents/status', {
  query: object({ proposalCode: optional(string()) }),
  returns: looseObject({
    proposalCode: text,
    userId: text,
    documents: list(wantedDocument),
    /** Not known where it is missing: an empty list says that all were received. */
    missing: nullish(array(string())),
  }),
});
