import type { Language } from '../../src/domain/brands';

const pt = {
  name: 'Digite um nome válido',
  phoneMissing: 'Digite seu celular',
  phone: 'Digite um telefone válido',
  notOnWhatsapp: 'Este número não tem WhatsApp',
  failed: 'Falha ao iniciar conversa no WhatsApp',
  started: 'Conversa iniciada',
  startedHint: 'Continue no seu WhatsApp.',
  open: 'Abrir a conversa',
};
type Words = typeof pt;

const es: Words = {
  name: 'Ingresá un nombre válido',
  phoneMissing: 'Ingresá tu celular',
  phone: 'Ingresá un teléfono válido',
  notOnWhatsapp: 'Este número no tiene WhatsApp',
  failed: 'No se pudo iniciar la conversación en WhatsApp',
  started: 'Conversación iniciada',
  startedHint: 'Seguí en tu WhatsApp.',
  open: 'Abrir la conversación',
};

/** What the widget says once it is used; the document's own words where it gives them (calls 8.3). */
export const words: Record<Language, Words> = { 'pt-BR': pt, 'es-AR': es };
