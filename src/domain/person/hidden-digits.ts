/** Returns a document number as it is shown until somebody asks for it: "•••••••••35"; empty without a number. */
export const hiddenDigits = (text: string): string => text.trim() && `•••••••••${text.trim().slice(-2)}`;
