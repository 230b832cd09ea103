// Which program is behind a connection to the session's bus, and what this user answered about programs: what access.js decides by.
import Gio from 'gi://Gio'
import GLib from 'gi://GLib'
import { Answers, installedPaths, isOwn } from './access.js'

export const answersFile = () => Gio.File.new_for_path(`${GLib.get_user_config_dir()}/stylusd/gnome-scribble`)

const user = () => new Gio.Credentials().get_unix_user()

function look(path) {
  try {
    const found = Gio.File.new_for_path(path).query_info('unix::uid,unix::mode,standard::type', Gio.FileQueryInfoFlags.NONE, null)
    return {
      owner: found.get_attribute_uint32('unix::uid'), mode: found.get_attribute_uint32('unix::mode'),
      isFile: found.get_file_type() === Gio.FileType.REGULAR,
    }
  } catch (error) {
    return null
  }
}

// What the user answered until now.
export function readAnswers() {
  const file = answersFile()
  try {
    const [, bytes] = file.load_contents(null)
    return new Answers(isOwn(file.get_path(), user(), look) ? new TextDecoder().decode(bytes) : '')
  } catch (error) {
    return new Answers() // there are none yet
  }
}

// What access.js must know to judge a caller that says it is one of our programs.
export function known(program, answers) {
  const [extension] = GLib.filename_from_uri(import.meta.url)
  return { installed: installedPaths(extension, GLib.get_home_dir(), program), answers, user: user(), look }
}

// Which process has a connection, and which file it runs; null where nobody tells, it is another user's, or it is gone by then.
export async function lookUp(name) {
  try {
    const [told] = await askBus('GetConnectionCredentials', name, '(a{sv})')
    const pid = told.ProcessID?.deep_unpack()
    if (!pid || told.UnixUserID?.deep_unpack() !== user()) return null
    const path = GLib.file_read_link(`/proc/${pid}/exe`)
    // Its number may have become another's before: then the connection is gone.
    const [isThere] = await askBus('NameHasOwner', name, '(b)')
    return isThere ? { pid, path } : null
  } catch (error) {
    return null
  }
}

function askBus(method, name, type) {
  const bus = Gio.DBus.session
  return new Promise((resolve, reject) => {
    bus.call('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus', method, new GLib.Variant('(s)', [name]),
      new GLib.VariantType(type), Gio.DBusCallFlags.NONE, 5000, null, (_, result) => {
        try {
          resolve(bus.call_finish(result).deep_unpack())
        } catch (error) {
          reject(error)
        }
      })
  })
}
