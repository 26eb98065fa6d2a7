/**
 * Roles of the single sign-on that the documents give no capability, and what was looked for. As roles of staff they open the widgets
 * of staff, whose services decide: the picture of `inspector` shows such a session.
 */
export const WITHOUT_CAPABILITY: Readonly<Record<string, string>> = {
  user_admin: 'no call changes the account of somebody else',
  partner_owner: 'no sentence says what a partner owns; partners send leads by a call without a person',
  game_moderator: 'no call lets anybody moderate the game',
  procedure_manager: 'the service of procedures has no stated call',
  regional_manager: 'no sentence says what of a region is managed; the regions of promotions name no role',
  external_application_admin: 'for other programs: no screen of a person',
  external_application_user: 'for other programs: no screen of a person',
  qr_code_generator: 'vt-qr-code draws the code of its author, for everybody and without a call',
  service_admin: 'no sentence says which service; the widgets of staff name no role',
  dms: 'a system of dealers: no screen of a person',
  lead_queue_manager: 'leads are sent; no call reads a queue of them',
  user_creator: 'who signs up creates their own account, in vt-signup; no call creates that of somebody else',
  cache_manager: 'no call empties a cache; browsers keep theirs for the time that the page says',
  push_notification_admin: 'no call sends a notification',
  subscription_payment_manager:
    'members pay their own subscription, in vt-loyalty-subscription; no call manages it',
  toll_event_manager: 'no call has to do with tolls',
  food_catalog_manager: 'no call has to do with food',
};
