/** Default name of the session's cookie (spec roles#session). */
export const SESSION_COOKIE = 'vitrine_session';
