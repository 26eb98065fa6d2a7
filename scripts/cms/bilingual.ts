/** A text in Portuguese and in Spanish. */
export interface Bilingual {
  pt: string;
  es: string;
}
