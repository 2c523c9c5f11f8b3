import type { HandlersOf } from '#api/calls/handler.ts'
import type * as accounts from '#contract/accounts/accounts.ts'
import type * as addresses from '#contract/accounts/addresses.ts'
import type * as customerMerges from '#contract/accounts/customer-merges.ts'
import type * as customers from '#contract/accounts/customers.ts'
import type * as devices from '#contract/accounts/devices.ts'
import type * as guestOrders from '#contract/accounts/guest-orders.ts'
import type * as invitations from '#contract/accounts/invitations.ts'
import type * as logged from '#contract/accounts/logged.ts'
import type * as passwords from '#contract/accounts/passwords.ts'
import type * as people from '#contract/accounts/people.ts'
import type * as profile from '#contract/accounts/profile.ts'
import type * as secondFactors from '#contract/accounts/second-factors.ts'
import { handleAcceptInvitation } from './accept-invitation.ts'
import { handleAddCustomerNote } from './add-customer-note.ts'
import { handleAddUserAddress } from './add-user-address.ts'
import { handleAskEmailChange } from './ask-email-change.ts'
import { handleAskEmailConfirmation } from './ask-email-confirmation.ts'
import { handleAskPasswordReset } from './ask-password-reset.ts'
import { handleBeginFactor } from './begin-factor.ts'
import { handleChangePassword } from './change-password.ts'
import { handleChangePersonRole } from './change-person-role.ts'
import { handleConfirmFactor } from './confirm-factor.ts'
import { handleDeleteUserAddress } from './delete-user-address.ts'
import { handleEndDevice } from './end-device.ts'
import { handleEndDevices } from './end-devices.ts'
import { handleEndFactor } from './end-factor.ts'
import { handleEndPersonAccess } from './end-person-access.ts'
import { handleFinishLogin } from './finish-login.ts'
import { handleFollowEmailLink } from './follow-email-link.ts'
import { handleGetCustomer } from './get-customer.ts'
import { handleGetCustomerMerge } from './get-customer-merge.ts'
import { handleGetDevices } from './get-devices.ts'
import { handleGetDuplicates } from './get-duplicates.ts'
import { handleGetEmailLink } from './get-email-link.ts'
import { handleGetFactor } from './get-factor.ts'
import { handleGetGuestOrders } from './get-guest-orders.ts'
import { handleGetInvitation } from './get-invitation.ts'
import { handleGetLogged } from './get-logged.ts'
import { handleGetPasswordReset } from './get-password-reset.ts'
import { handleGetPeople } from './get-people.ts'
import { handleGetProfile } from './get-profile.ts'
import { handleGetUser } from './get-user.ts'
import { handleGetUserAddresses } from './get-user-addresses.ts'
import { handleInvitePerson } from './invite-person.ts'
import { handleJoinGuestOrders } from './join-guest-orders.ts'
import { handleLogin } from './login.ts'
import { handleLogout } from './logout.ts'
import { handleMergeCustomers } from './merge-customers.ts'
import { handleOpenOrderAccount } from './open-order-account.ts'
import { handleRegister } from './register.ts'
import { handleReleaseGuestOrder } from './release-guest-order.ts'
import { handleRemoveCustomerNote } from './remove-customer-note.ts'
import { handleRenewRecoveryCodes } from './renew-recovery-codes.ts'
import { handleResetPassword } from './reset-password.ts'
import { handleSetBirthdate } from './set-birthdate.ts'
import { handleSetCustomerGroups } from './set-customer-groups.ts'
import { handleUpdateUser } from './update-user.ts'
import { handleUpdateUserAddress } from './update-user-address.ts'
import { handleWithdrawInvitation } from './withdraw-invitation.ts'

type Contracts = typeof accounts &
  typeof customerMerges &
  typeof guestOrders &
  typeof invitations &
  typeof logged &
  typeof customers &
  typeof passwords &
  typeof people &
  typeof profile &
  typeof addresses &
  typeof devices &
  typeof secondFactors

export const accountHandlers: HandlersOf<Contracts> = {
  getLogged: handleGetLogged,
  getCustomer: handleGetCustomer,
  getDuplicates: handleGetDuplicates,
  getCustomerMerge: handleGetCustomerMerge,
  mergeCustomers: handleMergeCustomers,
  getGuestOrders: handleGetGuestOrders,
  joinGuestOrders: handleJoinGuestOrders,
  releaseGuestOrder: handleReleaseGuestOrder,
  setCustomerGroups: handleSetCustomerGroups,
  addCustomerNote: handleAddCustomerNote,
  removeCustomerNote: handleRemoveCustomerNote,
  getPeople: handleGetPeople,
  invitePerson: handleInvitePerson,
  withdrawInvitation: handleWithdrawInvitation,
  changePersonRole: handleChangePersonRole,
  endPersonAccess: handleEndPersonAccess,
  register: handleRegister,
  openOrderAccount: handleOpenOrderAccount,
  login: handleLogin,
  logout: handleLogout,
  getUser: handleGetUser,
  getInvitation: handleGetInvitation,
  acceptInvitation: handleAcceptInvitation,
  askPasswordReset: handleAskPasswordReset,
  getPasswordReset: handleGetPasswordReset,
  resetPassword: handleResetPassword,
  changePassword: handleChangePassword,
  getProfile: handleGetProfile,
  updateUser: handleUpdateUser,
  setBirthdate: handleSetBirthdate,
  askEmailChange: handleAskEmailChange,
  askEmailConfirmation: handleAskEmailConfirmation,
  getEmailLink: handleGetEmailLink,
  followEmailLink: handleFollowEmailLink,
  getUserAddresses: handleGetUserAddresses,
  addUserAddress: handleAddUserAddress,
  updateUserAddress: handleUpdateUserAddress,
  deleteUserAddress: handleDeleteUserAddress,
  getDevices: handleGetDevices,
  endDevice: handleEndDevice,
  endDevices: handleEndDevices,
  finishLogin: handleFinishLogin,
  getFactor: handleGetFactor,
  beginFactor: handleBeginFactor,
  confirmFactor: handleConfirmFactor,
  endFactor: handleEndFactor,
  renewRecoveryCodes: handleRenewRecoveryCodes,
}
