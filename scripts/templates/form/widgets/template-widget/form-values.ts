/** What the visitor types; the names are those of the service, so that what it refuses lands on its field. */
export interface TemplateWidgetForm {
  name: string;
  email: string;
  message: string;
}
