/** The parameter of the page's address that names a campaign: what the code of a campaign's letter leads to (ours). */
const PARAMETER = 'vt-campaign';

/** Returns the id of the campaign that the visitor comes for: the author's, else the address's; empty without one. */
export function linkedCampaign(given: string): string {
  const id = given || (new URLSearchParams(location.search).get(PARAMETER) ?? '');
  return /^[\w-]{1,40}$/.test(id) ? id : '';
}
