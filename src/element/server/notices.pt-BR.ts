export const notices = {
  /** Of a form whose script has not come. */
  form: 'O formulário ainda não carregou. O que você preencher fica aqui, mas ainda não dá para enviar.',
  /** Of any other widget. */
  view: 'Esta parte da página ainda não carregou.',
  /** After its button was pressed, before the script is there. */
  pressed: 'O envio começa assim que o formulário carregar.',
};
