/** Any JSON value; ProtoJSON messages travel through the stand-ins in this form. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}
