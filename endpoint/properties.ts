/// <reference types="google-apps-script" />

type Property =
  /** E-mail address of the operator, or several with commas. */
  | 'MELDUNG_AN'
  /** New registrations a minute; 0 pauses the receiver. */
  | 'GRENZE_PRO_MINUTE'

/** A script property that the operator has set (endpoint/README.md); null without one. */
export const property = (name: Property) =>
  PropertiesService.getScriptProperties().getProperty(name)
