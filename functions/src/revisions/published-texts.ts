interface Publication<Text> {
  /** whether readers have it */
  isLive(text: Text): boolean;
  /** whether two publications are one */
  isSame(one: Text, other: Text): boolean;
}

interface Change<Text> {
  readonly before: Text | undefined;
  readonly after: Text | undefined;
}

/** The text that a change published, and the one it replaced, which may never have been kept. */
export function publishedTexts<Text>(
  { isLive, isSame }: Publication<Text>,
  { before, after }: Change<Text>,
): { readonly published: Text | undefined; readonly replaced: Text | undefined } {
  if (after === undefined || !isLive(after)) return { published: undefined, replaced: undefined };
  const replaced = before !== undefined && isLive(before) ? before : undefined;
  const isNew = replaced === undefined || !isSame(replaced, after);
  return isNew ? { published: after, replaced } : { published: undefined, replaced: undefined };
}
