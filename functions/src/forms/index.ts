export { presentSubmissions } from './submissions/present-submissions';
