import type { Messages } from './messages';

export const messages: Messages = { loading: 'Preparando el configurador…' };
