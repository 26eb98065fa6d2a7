import { VtOffers } from 'vitrine/react';

export default function Page() {
  return (
    <>
      <h1>Ofertas</h1>
      <VtOffers headingLevel="none" contactUrl="/">
        <a href="/contato">Todas as ofertas</a>
      </VtOffers>
    </>
  );
}
