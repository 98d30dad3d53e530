export { createRenderer } from '../app/rendered/render-page';
