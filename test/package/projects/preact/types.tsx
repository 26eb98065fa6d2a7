import 'vitrine/jsx';

export const right = (
  <vt-lead-form class="a" model="pulse" onvt-lead-sent={({ detail }) => detail.dealer} onClick={() => {}}>
    <a href="/contato">Contato</a>
  </vt-lead-form>
);

export const wrong = [
  // @ts-expect-error: no word of the option
  <vt-qr-code key="1" level="z" />,
  // @ts-expect-error: no field of the payload
  <vt-lead-form key="2" onvt-lead-sent={({ detail }) => detail.cpf} />,
  // @ts-expect-error: no attribute of the tag
  <vt-lead-form key="3" modelo="pulse" />,
];
