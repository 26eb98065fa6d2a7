/**
 * A text as it is searched for personal data: without its times in milliseconds, whose digits may be those of a
 * document or of a telephone on some day.
 */
export const withoutTimes = (text: string) => text.replace(/\b1[789]\d{11}\b/g, '(time)');
