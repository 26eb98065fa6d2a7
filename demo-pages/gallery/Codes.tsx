import { CodeCard } from '#features/code-card/CodeCard';
import { GiftLink } from '#features/code-card/GiftLink';
import { useMessages } from '#ui/core/host-context';
import { Specimen } from './Specimen';

const words = {
  'pt-BR': {
    usable: 'Código, disponível',
    used: 'Código usado',
    expired: 'Código vencido',
    blocked: 'Código bloqueado',
    gift: 'Link de presente',
    name: 'Voucher de boas-vindas',
    hint: 'Apresente este código na concessionária, antes do pagamento:',
    terms: 'Válido em peças, acessórios e serviços da rede autorizada.',
    message: 'Você ganhou um presente.',
  },
  'es-AR': {
    usable: 'Código, disponible',
    used: 'Código usado',
    expired: 'Código vencido',
    blocked: 'Código bloqueado',
    gift: 'Enlace de regalo',
    name: 'Voucher de bienvenida',
    hint: 'Mostrá este código en el concesionario, antes de pagar:',
    terms: 'Válido en repuestos, accesorios y servicios de la red oficial.',
    message: 'Tenés un regalo.',
  },
};

/** Codes in every state, and a gift's link. */
export function Codes() {
  const labels = useMessages(words);
  const { name, hint } = labels;
  return (
    <>
      <Specimen title={labels.usable}>
        <CodeCard code="BV12AB34" name={name} hint={hint} expiresAt="2027-12-31" terms={labels.terms} />
      </Specimen>
      <Specimen title={labels.gift}>
        <GiftLink link="https://marca.example/presente?vt-gift=8f2c" message={labels.message} />
      </Specimen>
      <div className="specimen column">
        <Specimen title={labels.used}>
          <CodeCard code="AN12AB34" name={name} hint={hint} state="used" usedAt="2026-11-02" />
        </Specimen>
        <Specimen title={labels.expired}>
          <CodeCard code="PT12AB34" name={name} hint={hint} state="expired" expiresAt="2026-10-31" />
        </Specimen>
        <Specimen title={labels.blocked}>
          <CodeCard code="FD12AB34" name={name} hint={hint} state="blocked" />
        </Specimen>
      </div>
    </>
  );
}
