/** What screens that are not built yet will do, and with which area they arrive. */
export const SOPS =
  'Standard operating procedures for your team will be written here. They arrive with the content area.';
export const COURSES = 'Courses and their lessons will be written here. They arrive with the content area.';
export const NEWS = 'News for your visitors will be written here. They arrive with the content area.';
export const AUTOMATION = 'Rules that sort, tag and answer will be made here. They arrive with automations.';
export const FORMS = 'Forms for your visitors will be built here. They arrive with forms.';
export const FLOWS = 'Conversation flows will be drawn here. They arrive with flows.';
export const CONTACT_FORM = 'The questions of your contact form will be edited here. They arrive with forms.';
export const PREVIEW = 'Your widget, as visitors see it, will be shown here. It arrives with the widget.';
export const REPORTS =
  'Figures about your support and your help center will be here. They arrive with reports.';
export const INTEGRATIONS =
  'Connections to mail, chat and other tools will be set up here. They arrive with integrations.';
export const TICKETS =
  'How tickets are addressed, sorted and answered will be set here. It arrives with tickets.';
export const QUEUES =
  'Which conversations come first, and who gets them, will be set here. It arrives with tickets.';
