/** Every page: each of them names the shop. */
export const settingsTag = 'settings'
