export { forgetContent, keepContent } from './keep-content';
export { publishedTexts } from './published-texts';
export { publisherOf, revisionId } from './revision-of';
