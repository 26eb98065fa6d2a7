/** Asks for the prices again. A page's car has loaded with the module that does; a widget must not load it before. */
export function retryPrices(): void {
  import('../prices').then(
    ({ refreshPrices }) => refreshPrices(),
    () => {},
  );
}
