/** The form's values, named as in the service, so that rejected input is shown at its field. */
export interface TemplateWidgetForm {
  name: string;
  email: string;
  message: string;
}
