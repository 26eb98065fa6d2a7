/** What stands there before the car is; what the configurator says of it loads with its work. */
export const messages = {
  loading: 'Preparando o configurador…',
};
export type Messages = typeof messages;
