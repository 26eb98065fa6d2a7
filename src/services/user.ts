/** The visitor's account (calls 7.15). */
import { GET } from './call/call';
import { user } from './entities/user';

const BASE = 'user';

export const self = GET('USR-04', BASE, '/users/self', { auth: 'bearer', returns: user });
