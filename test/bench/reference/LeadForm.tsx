import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { digitsOf, maskCnpj, maskCpf, maskPhone } from '#domain/text/format';
import { Choice, ErrorLine, SelectField, TextField } from './fields';
import { EMPTY, type Lead, leadSchema } from './rules';

const maskCount = (typed: string) => digitsOf(typed).slice(0, 5);

async function send(lead: Partial<Lead>): Promise<void> {
  const { ok, status } = await fetch('/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
  if (!ok) throw new Error(`status ${status}`);
}

/** The lead form as one writes it with these libraries; it shows at first sight what ours shows. */
export function LeadForm({ model }: { model: string }) {
  const [outcome, setOutcome] = useState('');
  const form = useForm({
    resolver: valibotResolver(leadSchema) as never,
    mode: 'onTouched',
    // With the first criterion alone the rule about the three boxes waits until all else is right.
    criteriaMode: 'all',
    defaultValues: EMPTY,
  });
  const company = form.watch('personType') === 'legal';
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (lead) => {
    const body = { ...lead, model };
    await send(body).then(
      () => setOutcome('Recebemos seus dados'),
      () => setOutcome('Não foi possível enviar. Tente de novo.'),
    );
  });
  return (
    <form className="panel" noValidate onSubmit={submit} aria-busy={isSubmitting}>
      <h2>Solicite uma proposta</h2>
      <fieldset className="field">
        <legend>Você é</legend>
        <div className="choices">
          <Choice form={form} name="personType" type="radio" value="physical">
            Pessoa física
          </Choice>
          <Choice form={form} name="personType" type="radio" value="legal">
            Pessoa jurídica
          </Choice>
        </div>
        <ErrorLine form={form} name="personType" />
      </fieldset>
      <div className="grid">
        {company ? (
          <>
            <TextField form={form} name="corporateName" label="Razão social" autoComplete="organization" />
            <TextField form={form} name="contactName" label="Nome do contato" autoComplete="name" />
          </>
        ) : (
          <TextField form={form} name="name" label="Nome completo" autoComplete="name" />
        )}
        <TextField form={form} name="email" label="E-mail" type="email" autoComplete="email" />
        <TextField
          form={form}
          name="phone"
          label="Celular"
          type="tel"
          autoComplete="tel-national"
          mask={maskPhone}
        />
        {company ? (
          <>
            <TextField form={form} name="cnpj" label="CNPJ" autoComplete="off" mask={maskCnpj} />
            <TextField
              form={form}
              name="totalVehicles"
              label="Veículos na frota (opcional)"
              inputMode="numeric"
              mask={maskCount}
            />
          </>
        ) : (
          <TextField
            form={form}
            name="cpf"
            label="CPF"
            inputMode="numeric"
            autoComplete="off"
            mask={maskCpf}
          />
        )}
        <SelectField form={form} name="preferred" label="Contato preferido (opcional)">
          <option value="">Selecione</option>
          <option value="EMAIL">E-mail</option>
          <option value="PHONE">Telefone</option>
          <option value="WHATSAPP">WhatsApp</option>
          <option value="SMS">SMS</option>
        </SelectField>
      </div>
      {company && (
        <Choice form={form} name="hasTwoYearCnpj" type="checkbox">
          O CNPJ tem mais de dois anos
        </Choice>
      )}
      <fieldset className="field" aria-describedby="allowEmail-error">
        <legend>Aceito receber contato por</legend>
        <div className="choices">
          <Choice form={form} name="allowEmail" type="checkbox">
            E-mail
          </Choice>
          <Choice form={form} name="allowSMS" type="checkbox">
            SMS e telefone
          </Choice>
          <Choice form={form} name="allowWhatsApp" type="checkbox">
            WhatsApp
          </Choice>
        </div>
        <ErrorLine form={form} name="allowEmail" />
      </fieldset>
      <p className="muted">Seus dados serão usados para responder a esta solicitação.</p>
      <p role="status">{outcome}</p>
      <button className="button" type="submit" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Enviando…' : 'Enviar'}
      </button>
    </form>
  );
}
