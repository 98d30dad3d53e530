/** Thrown by a lookup that cannot answer yet: fetch the document, then decide again. */
export class NeedsDocument extends Error {
  constructor(readonly path: readonly string[]) {
    super(`The document /${path.join('/')} is needed to decide.`);
    this.name = 'NeedsDocument';
  }
}
