/** `sonne` and `ink` of styles/app.css: in a page's sheet no variables are left. */
export const ground = '#ffc93c'
export const ink = '#10292f'
