import type { AuthProvider } from 'react-admin'
import { logout } from '#contract/accounts/routes.ts'
import { ask } from './ask.ts'
import { mayAct } from './frame/menu.ts'
import type { Me } from './me.ts'
import { SCREENS, type ScreenName } from './screens.ts'

/** Who is here was told with the page; the server checks every call by itself. */
export function createAuthProvider({ user, rights }: Me): AuthProvider {
  return {
    login: async () => {},
    checkAuth: async () => {},
    // Whose session is over is told so where they are: nothing typed is lost.
    checkError: async () => {},
    async logout() {
      await ask(logout, {}).catch(() => {})
      location.assign('/')
      return false
    },
    getIdentity: async () => ({ id: user.id, fullName: `${user.firstName} ${user.lastName}`.trim() || user.email }),
    async canAccess({ resource, action }) {
      const screen = SCREENS[resource as ScreenName]
      return screen ? mayAct(rights, { area: screen.area, action }) : true
    },
  }
}
