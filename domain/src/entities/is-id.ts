/** The pattern of an id, for documents that describe requests. */
export const ID_PATTERN = /^(?!__.*__$)(?!\.\.?$)[\w.@:-]{1,128}$/;

/** Whether a part of a URL can be a document id. In a file without the schema library, which visitors' pages do without. */
export const isId = (value: string): boolean => ID_PATTERN.test(value);
