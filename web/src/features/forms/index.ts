export { FormPage } from './filling/form-page';
