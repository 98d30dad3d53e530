/** Fields of a text that can be published, for visitors or for staff. */
interface Publishable {
  readonly is_published: boolean;
  readonly is_staff_published?: boolean | undefined;
  readonly audience?: Audience | undefined;
}

/** Who reads a text once it is published. */
export type Audience = 'public' | 'staff';

/** An article from before there were audiences is for visitors. */
export const audienceOf = ({ audience }: Pick<Publishable, 'audience'>): Audience => audience ?? 'public';

/** Whether a text is published, for visitors or for staff. */
export const isLive = (text: Pick<Publishable, 'is_published' | 'is_staff_published'>): boolean =>
  text.is_published || text.is_staff_published === true;

/** The fields that publish a text. One for staff has no `is_published`, which is all that visitors' queries ask. */
export const publishedFor = (audience: Audience) =>
  audience === 'staff'
    ? ({ audience, is_published: false, is_staff_published: true } as const)
    : ({ audience, is_published: true, is_staff_published: false } as const);

/** The fields that unpublish a text. */
export const UNPUBLISHED = { is_published: false, is_staff_published: false } as const;
