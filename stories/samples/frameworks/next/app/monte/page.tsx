import 'vitrine/jsx';

/** The tags themselves, without React's components. */
export default function Page() {
  return (
    <>
      <h1>Monte</h1>
      <vt-configurator-summary view="compact">
        <a href="/contato">Seu carro</a>
      </vt-configurator-summary>
      <vt-configurator model="Argo" finish-url="/">
        <a href="/contato">Monte por telefone</a>
      </vt-configurator>
    </>
  );
}
