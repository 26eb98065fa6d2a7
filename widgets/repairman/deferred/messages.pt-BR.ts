export const messages = {
  name: 'Nome completo',
  email: 'E-mail',
  phone: 'Telefone',
  optional: '(opcional)',
  dealer: 'Concessionária',
  edit: 'Editar meus dados',
  save: 'Salvar dados',
  saving: 'Salvando…',
  notSaved: 'Seus dados não foram salvos',
  saved: 'Seus dados foram salvos.',
  econnect: 'E-connect',
  participates: 'Participa',
  participatesNot: 'Não participa',
  join: 'Participar do e-connect',
  leave: 'Sair do e-connect',
  joined: 'Você participa do e-connect.',
  left: 'Você não participa mais do e-connect.',
  notChanged: 'Sua participação no e-connect não foi alterada. Tente novamente.',
  unknown:
    'Não sabemos se sua participação foi alterada: a resposta se perdeu. Tente novamente: antes de enviar, perguntamos ao serviço.',
  forbidden: 'Sua conta não tem permissão para fazer isto. Nada foi alterado.',
  gone: 'O serviço não encontra mais o seu cadastro de reparador. Nada foi alterado.',
  missingTitle: 'Nenhum cadastro de reparador',
  missingHint:
    'Sua conta tem o papel de reparador, mas o serviço não tem um cadastro para ela. Fale com o administrador.',
  refused:
    'O serviço não permite que a sua conta veja este cadastro. Se precisar dele, fale com o administrador.',
};
export type Messages = typeof messages;
