import type { Language } from '../../src/domain/core/brands';
import * as dicho from '../../src/domain/core/messages.es-AR';
import * as said from '../../src/domain/core/messages.pt-BR';

const pt = {
  name: said.name,
  phoneMissing: said.phoneMissing,
  phone: said.phone,
  notOnWhatsapp: 'Este número não tem WhatsApp',
  failed: said.whatsappFailed,
  started: 'Conversa iniciada',
  startedHint: 'Continue no seu WhatsApp.',
  open: 'Abrir a conversa',
};
type Words = typeof pt;

const es: Words = {
  name: dicho.name,
  phoneMissing: dicho.phoneMissing,
  phone: dicho.phone,
  notOnWhatsapp: 'Este número no tiene WhatsApp',
  failed: dicho.whatsappFailed,
  started: 'Conversación iniciada',
  startedHint: 'Seguí en tu WhatsApp.',
  open: 'Abrir la conversación',
};

/** What the widget says once it is used; the document's own words where it gives them (calls 8.3). */
export const words: Record<Language, Words> = { 'pt-BR': pt, 'es-AR': es };
