import * as z from 'zod/mini';

const attributesSchema = z.record(z.string(), z.unknown());

/** A node as rrweb serialises it: type 0 is a document, 2 an element, 3 a text; others are not shown. */
const nodeSchema = z.object({
  id: z.number(),
  type: z.number(),
  tagName: z.optional(z.string()),
  attributes: z.optional(attributesSchema),
  textContent: z.optional(z.string()),
  isSVG: z.optional(z.boolean()),
  isShadowHost: z.optional(z.boolean()),
  isShadow: z.optional(z.boolean()),
  get childNodes() {
    return z.optional(z.array(nodeSchema));
  },
});
export type PageNode = z.infer<typeof nodeSchema>;
export type Attributes = z.infer<typeof attributesSchema>;

const wholeSchema = z.object({
  type: z.literal(2),
  data: z.object({ node: nodeSchema, initialOffset: z.object({ left: z.number(), top: z.number() }) }),
});

const sizeSchema = z.object({
  type: z.literal(4),
  data: z.object({ width: z.number(), height: z.number() }),
});

const mutationSchema = z.object({
  source: z.literal(0),
  texts: z.array(z.object({ id: z.number(), value: z.nullable(z.string()) })),
  attributes: z.array(z.object({ id: z.number(), attributes: attributesSchema })),
  removes: z.array(z.object({ id: z.number() })),
  adds: z.array(
    z.object({ parentId: z.number(), nextId: z.optional(z.nullable(z.number())), node: nodeSchema }),
  ),
});
export type Mutation = z.infer<typeof mutationSchema>;

const changeSchema = z.object({
  type: z.literal(3),
  data: z.union([
    mutationSchema,
    z.object({ source: z.literal(3), id: z.number(), x: z.number(), y: z.number() }),
    z.object({ source: z.literal(4), width: z.number(), height: z.number() }),
    z.object({ source: z.literal(5), id: z.number(), text: z.string(), isChecked: z.boolean() }),
  ]),
});

const eventSchema = z.union([wholeSchema, sizeSchema, changeSchema]);
export type PageEvent = z.infer<typeof eventSchema>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the events of a batch; those of other kinds are left out, since they change nothing that is shown. */
export function readEvents(text: string): PageEvent[] {
  const events = parsed(text);
  if (!Array.isArray(events)) return [];
  return events.flatMap((event) => {
    const read = z.safeParse(eventSchema, event);
    return read.success ? [read.data] : [];
  });
}
