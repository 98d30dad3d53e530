/** A loose object's named fields; `Omit` and `Pick` on the loose type itself would lose or widen them. */
export type KnownFields<Entity> = {
  [Field in keyof Entity as string extends Field ? never : Field]: Entity[Field];
};
