/** The pattern of an id, for documents that describe requests. */
export const ID_PATTERN = /^(?!__.*__$)(?!\.\.?$)[\w.@:-]{1,128}$/;

/** Whether a part of a URL can be a document id. Visitors' pages need it, and no schema library for it. */
export const isId = (value: string): boolean => ID_PATTERN.test(value);
