import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

const pt = {
  name: wordsPt.fullName,
  email: wordsPt.email,
  phone: 'Telefone',
  optional: wordsPt.optional,
  dealer: 'Concessionária',
  edit: 'Editar meus dados',
  save: 'Salvar dados',
  saving: wordsPt.saving,
  notSaved: 'Seus dados não foram salvos',
  saved: 'Seus dados foram salvos.',
  econnect: 'E-connect',
  participates: 'Participa',
  participatesNot: 'Não participa',
  participationUnknown: 'A participação não foi informada',
  join: 'Participar do e-connect',
  leave: 'Sair do e-connect',
  joined: 'Você participa do e-connect.',
  left: 'Você não participa mais do e-connect.',
  notChanged: 'Sua participação no e-connect não foi alterada. Tente novamente.',
  unknown:
    'Não sabemos se sua participação foi alterada: a resposta se perdeu. Tente novamente: antes de enviar, perguntamos ao serviço.',
  gone: 'O serviço não encontra mais o seu cadastro de reparador. Nada foi alterado.',
  missingTitle: 'Nenhum cadastro de reparador',
  missingHint:
    'Sua conta tem o papel de reparador, mas o serviço não tem um cadastro para ela. Fale com o administrador.',
  noAccountId:
    'O serviço não informou o número da sua conta. Por isso não foi possível buscar o seu cadastro.',
  refused:
    'O serviço não permite que a sua conta veja este cadastro. Se precisar dele, fale com o administrador.',
};

const es: typeof pt = {
  name: wordsEs.fullName,
  email: wordsEs.email,
  phone: 'Teléfono',
  optional: wordsEs.optional,
  dealer: 'Concesionario',
  edit: 'Editar mis datos',
  save: 'Guardar datos',
  saving: wordsEs.saving,
  notSaved: 'No se guardaron tus datos',
  saved: 'Se guardaron tus datos.',
  econnect: 'E-connect',
  participates: 'Participa',
  participatesNot: 'No participa',
  participationUnknown: 'La participación no está informada',
  join: 'Participar en e-connect',
  leave: 'Salir de e-connect',
  joined: 'Participás en e-connect.',
  left: 'Ya no participás en e-connect.',
  notChanged: 'No se cambió tu participación en e-connect. Intentá de nuevo.',
  unknown:
    'No sabemos si se cambió tu participación: se perdió la respuesta. Intentá de nuevo: antes de enviar, le preguntamos al servicio.',
  gone: 'El servicio ya no encuentra tus datos de reparador. No se cambió nada.',
  missingTitle: 'No hay datos de reparador',
  missingHint:
    'Tu cuenta tiene el rol de reparador, pero el servicio no tiene datos para ella. Hablá con el administrador.',
  noAccountId: 'El servicio no informó el número de tu cuenta. Por eso no se pudieron buscar tus datos.',
  refused:
    'El servicio no permite que tu cuenta vea estos datos. Si los necesitás, hablá con el administrador.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
