/** Whether the page is in a frame, or has an origin of its own as a sandbox gives it: something may be forbidden there. */
export const isFramed = (): boolean => self !== top || self.origin === 'null';
