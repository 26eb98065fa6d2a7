/**
 * Returns an e-mail as it is shown until somebody asks for it: "a•••@correio.example". A text that is no e-mail shows its first
 * character only; empty without a text.
 */
export function hiddenEmail(email: string): string {
  const [first = ''] = email;
  const at = email.lastIndexOf('@');
  return first && `${first}•••${at > 0 ? email.slice(at) : ''}`;
}
